import { bearClosedOutput } from './quiet-output.ts'

interface Command {
  usage: string
  options?: ReadonlyArray<string>
  summary: string
  load(): Promise<{ run(args: ReadonlyArray<string>): Promise<number> }>
}

/** Commands load on use, so that `extract` does not wait for the database modules. */
const commands: Record<string, Command> = {
  extract: {
    usage: 'extract <file|folder|address>... [--ndjson]',
    options: ['--ndjson'],
    summary: 'Print the recipe found in each page. With --ndjson, a page without a recipe is not an error',
    load: () => import('./extract.ts'),
  },
  import: {
    usage: 'import <file|folder|address>...',
    summary: 'Save the recipes of pages and of exports from other recipe managers',
    load: () => import('./import.ts'),
  },
  export: {
    usage: 'export --format <format> --out <file> [<recipe>...]',
    options: ['--format', '--out'],
    summary: 'Write recipes into a file that other recipe managers read',
    load: () => import('./export.ts'),
  },
  remove: {
    usage: 'remove <recipe>...',
    summary: 'Delete recipes, by their address on the site',
    load: () => import('./remove.ts'),
  },
  review: {
    usage: 'review [publish|withdraw <recipe>...]',
    summary: 'List the recipes waiting for review, oldest first, or publish or withdraw some',
    load: () => import('./review.ts'),
  },
  rename: {
    usage: 'rename <recipe> <new-name>',
    summary: 'Change a recipe’s address; the old one redirects to it',
    load: () => import('./rename.ts'),
  },
  messages: {
    usage: 'messages',
    summary: 'List messages from visitors, newest last',
    load: () => import('./messages.ts'),
  },
  subscribers: {
    usage: 'subscribers',
    summary: 'Print the newsletter addresses, one per line',
    load: () => import('./subscribers.ts'),
  },
  user: {
    usage: 'user list | create <email> [role] | grant-admin <email> | reset-link <email>',
    summary: 'List accounts, create one, make someone an administrator, or create a password link',
    load: () => import('./user.ts'),
  },
  sample: {
    usage: 'sample remove',
    summary: 'Delete the sample content that nobody edited',
    load: () => import('./sample.ts'),
  },
  backup: {
    usage: 'backup <file>',
    summary: 'Write the database and pictures to one file. The site can keep running',
    load: () => import('./backup.ts'),
  },
  restore: {
    usage: 'restore <file> [--yes]',
    options: ['--yes'],
    summary: 'Restore the site from a backup file',
    load: () => import('./restore.ts'),
  },
  seed: {
    usage: 'seed --recipes N [--seed 1] [--pictures] [--yes] | seed --remove',
    options: ['--recipes', '--seed', '--pictures', '--yes', '--remove'],
    summary: 'Add generated recipes to test the site under load, or delete them',
    load: () => import('./seed.ts'),
  },
}

function usageOf(...some: ReadonlyArray<Command>): string {
  const lines = some.map((command) => `  marshmallow ${command.usage}\n      ${command.summary}`)
  return `Usage:\n${lines.join('\n')}\n`
}

const isHelp = (word: string) => ['', 'help', '--help', '-h'].includes(word)

export async function main(argv: ReadonlyArray<string>): Promise<number> {
  const [name = '', ...args] = argv
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) return runCommand(command, args)
  const usage = usageOf(...Object.values(commands))
  if (isHelp(name)) process.stdout.write(usage)
  else process.stderr.write(`There is no command "${name}".\n\n${usage}`)
  return isHelp(name) ? 0 : 2
}

async function runCommand(command: Command, args: ReadonlyArray<string>): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(usageOf(command))
    return 0
  }
  const unknown = args.find((arg) => /^-[a-z-]/i.test(arg) && !command.options?.includes(arg.replace(/=.*$/s, '')))
  if (unknown === undefined) return (await command.load()).run(args)
  process.stderr.write(`There is no option ${unknown}.\n\n${usageOf(command)}`)
  return 2
}

if (import.meta.main) {
  bearClosedOutput()
  // A failed write may have set a code already.
  process.exitCode = (await main(process.argv.slice(2))) || process.exitCode
}
