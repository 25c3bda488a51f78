interface Command {
  usage: string
  summary: string
  load(): Promise<{ run(args: ReadonlyArray<string>): Promise<number> }>
}

/** Loaded only when called, so that `extract` does not wait for the database's modules. */
const commands: Record<string, Command> = {
  extract: {
    usage: 'extract <file|folder|address>... [--ndjson]',
    summary: 'Print the recipe found in each page',
    load: () => import('./extract.ts'),
  },
  import: {
    usage: 'import <file|folder|address>...',
    summary: 'Save the recipe found in each page',
    load: () => import('./import.ts'),
  },
  remove: {
    usage: 'remove <recipe>...',
    summary: 'Take recipes away, by their address on the site',
    load: () => import('./remove.ts'),
  },
  review: {
    usage: 'review [publish|withdraw <recipe>...]',
    summary: 'List the recipes that wait for review, oldest first, or say what becomes of them',
    load: () => import('./review.ts'),
  },
  rename: {
    usage: 'rename <recipe> <new-name>',
    summary: 'Give a recipe another address; the old one leads there',
    load: () => import('./rename.ts'),
  },
  messages: {
    usage: 'messages',
    summary: 'List what visitors wrote, newest last',
    load: () => import('./messages.ts'),
  },
  readers: {
    usage: 'readers',
    summary: 'Print the addresses that get the newsletter, one a line',
    load: () => import('./readers.ts'),
  },
  user: {
    usage: 'user list | create <email> [role] | grant-admin <email> | reset-link <email>',
    summary: 'List the accounts, make one, make somebody an administrator, or make a link to choose a new password',
    load: () => import('./user.ts'),
  },
  sample: {
    usage: 'sample remove',
    summary: 'Take away the sample recipes, chefs, questions, articles, posts and ads that nobody edited',
    load: () => import('./sample.ts'),
  },
  backup: {
    usage: 'backup <file>',
    summary: 'Write database and pictures into one file, also while the site is running',
    load: () => import('./backup.ts'),
  },
  restore: {
    usage: 'restore <file> [--yes]',
    summary: 'Make the site what it was when the file was written',
    load: () => import('./restore.ts'),
  },
  seed: {
    usage: 'seed --recipes N [--seed 1] [--pictures] [--yes] | seed --remove',
    summary: 'Fill the site with made-up recipes to see how it bears many, or take them away again',
    load: () => import('./seed.ts'),
  },
}

function usage(): string {
  const lines = Object.values(commands).map((command) => `  marshmallow ${command.usage}\n      ${command.summary}`)
  return `Usage:\n${lines.join('\n')}\n`
}

export async function main(argv: ReadonlyArray<string>): Promise<number> {
  const [name = '', ...args] = argv
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return (await command.load()).run(args)
  const isHelp = name === '' || name === 'help' || name === '--help' || name === '-h'
  process[isHelp ? 'stdout' : 'stderr'].write(isHelp ? usage() : `There is no command "${name}".\n\n${usage()}`)
  return isHelp ? 0 : 2
}

process.exitCode = await main(process.argv.slice(2))
