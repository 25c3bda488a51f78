import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createHttp } from './http.ts'
import { httpAllowing, listening, serve } from './loopback-server.ts'

const neverLookUp = async (name: string): Promise<never> => {
  throw new Error(`${name} was looked up`)
}
const answering =
  (...addresses: Array<string>) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const unknownName = async (): Promise<never> => {
  throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
}

test.each([
  ['nothing', ''],
  ['words', 'chocolate cake'],
  ['a path alone', '/recipes/cake'],
  ['no host', 'http://'],
  ['a space in the host', 'http://exa mple.com/'],
  ['a file address', 'file:///etc/passwd'],
  ['ftp', 'ftp://example.com/cake'],
  ['gopher', 'gopher://example.com/'],
  ['data', 'data:text/html,<h1>Cake</h1>'],
  ['script', 'javascript:alert(1)'],
  ['blob', 'blob:http://example.com/1'],
  ['websocket', 'ws://example.com/'],
  ['a user name', 'http://cook@example.com/'],
  ['a password', 'http://cook:s3cret@example.com/'],
  ['a user name that looks like a host', 'http://example.com@127.0.0.1/'],
  ['a broken IPv4 number', 'http://256.256.256.256/'],
  ['a zone', 'http://[fe80::1%25eth0]/'],
  ['a port out of range', 'http://example.com:70000/'],
  ['an endless address', `http://example.com/${'a'.repeat(9000)}`],
])('refuses %s as an address', async (_what, address) => {
  const answer = await createHttp({ allow: [], lookup: neverLookUp }).fetch(address)
  expect(answer).toMatchObject({ ok: false, kind: 'bad-address' })
  expect(JSON.stringify(answer)).not.toContain('s3cret')
})

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://0177.0x0.1/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://①②⑦.0.0.1/',
  'http://%31%32%37.0.0.1/',
  'http:127.0.0.1',
  'http:\\\\127.0.0.1\\',
  'http://0/',
  'http://0.0.0.0/',
  'http://0.1.2.3/',
  'http://10.0.0.1/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://168.63.129.16/',
  'http://169.254.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://192.168.1.1/',
  'http://198.18.0.1/',
  'http://198.19.255.255/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[64:ff9b:1::1]/',
  'http://[100::1]/',
  'http://[2001::1]/',
  'http://[2001:2::1]/',
  'http://[2001:20::1]/',
  'http://[2001:db8::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a00:1::]/',
  'http://[3fff::1]/',
  'http://[5f00::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
])('refuses the private address %s', async (address) => {
  const answer = await createHttp({ allow: [], lookup: neverLookUp }).fetch(address)
  expect(answer).toMatchObject({ ok: false, kind: 'refused-address' })
})

test.each([
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://ｌｏｃａｌｈｏｓｔ/',
  'http://loc%61lhost/',
  'http://kitchen.localhost/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://printer.local/',
  'http://router.home.arpa./',
])('refuses the local name %s even with a public address', async (address) => {
  const http = createHttp({ allow: [], lookup: answering('93.184.216.34') })
  expect(await http.fetch(address)).toMatchObject({ ok: false, kind: 'refused-address' })
})

test.each([22, 25, 110, 143, 3306, 5432, 6379, 11211])('refuses port %i', async (port) => {
  const answer = await createHttp({ allow: [], lookup: neverLookUp }).fetch(`http://example.com:${port}/`)
  expect(answer).toMatchObject({ ok: false, kind: 'refused-address' })
})

test.each([
  ['loopback', ['127.0.0.1']],
  ['the LAN', ['192.168.0.10']],
  ['the metadata service', ['169.254.169.254']],
  ['IPv6 loopback', ['::1']],
  ['a mapped address', ['::ffff:10.0.0.1']],
  ['a link-local address with a zone', ['fe80::1%eth0']],
  ['a public and a private address at once', ['93.184.216.34', '10.0.0.1']],
  ['a public IPv4 and a private IPv6 address', ['93.184.216.34', 'fd00::1']],
  ['an invalid address', ['localhost']],
])('refuses a name that resolves to %s', async (_what, addresses) => {
  const answer = await createHttp({ allow: [], lookup: answering(...addresses) }).fetch('http://recipes.example/')
  expect(answer).toMatchObject({ ok: false, kind: 'refused-address' })
})

test('reports a name without addresses as unknown', async () => {
  const http = createHttp({ allow: [], lookup: unknownName })
  expect(await http.fetch('http://recipes.example/')).toMatchObject({ ok: false, kind: 'dns' })
  const silent = createHttp({ allow: [], lookup: answering() })
  expect(await silent.fetch('http://recipes.example/')).toMatchObject({ ok: false, kind: 'dns' })
})

test('connects to the checked address when the name later resolves differently', async () => {
  await using page = await serve((_request, response) => response.end('the page'))
  await using secret = await serve((_request, response) => response.end('the secret'), '127.0.0.2', page.port)
  const answers = ['127.0.0.1', '127.0.0.2']
  let lookUps = 0
  const lookup = async () => {
    lookUps += 1
    return [{ address: answers.shift() ?? '127.0.0.2', family: 4 }]
  }
  const http = createHttp({ allow: [`127.0.0.1:${page.port}`], lookup })
  const answer = await http.fetch(`http://rebinding.example:${page.port}/`)
  expect(answer.ok && Buffer.from(answer.bytes).toString()).toBe('the page')
  expect(lookUps).toBe(1)
  expect(await http.fetch(`http://rebinding.example:${page.port}/`)).toMatchObject({ kind: 'refused-address' })
  expect(secret.openConnections()).toBe(0)
})

test.each(['http://169.254.169.254/', 'http://127.0.0.1:1/', '//[::1]/', 'http://0x7f.1/', 'http://intern.example/'])(
  'refuses a redirect to the private address %s',
  async (location) => {
    await using server = await serve((_request, response) => response.writeHead(302, { location }).end())
    const http = createHttp({ allow: [`127.0.0.1:${server.port}`], lookup: answering('10.1.2.3') })
    expect(await http.fetch(server.url)).toMatchObject({ ok: false, kind: 'refused-address' })
  },
)

test.each(['file:///etc/passwd', 'http://cook:s3cret@example.com/', 'javascript:alert(1)'])(
  'refuses a redirect to %s',
  async (location) => {
    await using server = await serve((_request, response) => response.writeHead(302, { location }).end())
    const answer = await httpAllowing(server).fetch(server.url)
    expect(answer).toMatchObject({ ok: false, kind: 'bad-address' })
    expect(JSON.stringify(answer)).not.toContain('s3cret')
  },
)

test('requests the certificate of the name on a pinned connection', async () => {
  const hello = Promise.withResolvers<string>()
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      hello.resolve(bytes.toString('latin1'))
      socket.end('this is not TLS')
    })
  })
  await using secure = await listening(server)
  const http = createHttp({ allow: [`127.0.0.1:${secure.port}`], lookup: answering('127.0.0.1') })
  const answer = await http.fetch(`https://recipes.example:${secure.port}/`)
  expect(await hello.promise).toContain('recipes.example')
  expect(answer).toMatchObject({ ok: false, kind: 'tls' })
})

test.each([
  ['the host', (_port: number) => 'kitchen.lan'],
  ['the host in another spelling', (_port: number) => 'KITCHEN.lan.'],
  ['the host and its port', (port: number) => `kitchen.lan:${port}`],
  ['the address', (_port: number) => '127.0.0.1'],
  ['the address and its port', (port: number) => `127.0.0.1:${port}`],
  ['a network', (_port: number) => '127.0.0.0/8'],
  ['a network and its port', (port: number) => `127.0.0.0/8:${port}`],
])('allows a private host listed by %s', async (_what, entry) => {
  await using server = await serve((_request, response) => response.end('welcome'))
  const http = createHttp({ allow: [entry(server.port)], lookup: answering('127.0.0.1') })
  expect(await http.fetch(`http://kitchen.lan:${server.port}/`)).toMatchObject({ ok: true, status: 200 })
})

test.each(['other.lan', 'kitchen.lan:1', '127.0.0.1:1', '10.0.0.0/8', '127.0.0.0/8:1', '::/0', 'lan'])(
  'does not allow other hosts or ports with the entry %s',
  async (entry) => {
    const http = createHttp({ allow: [entry], lookup: answering('127.0.0.1') })
    expect(await http.fetch('http://kitchen.lan:8081/')).toMatchObject({ ok: false, kind: 'refused-address' })
    expect(await http.fetch('http://127.0.0.1:8081/')).toMatchObject({ ok: false, kind: 'refused-address' })
  },
)

test('refuses an invalid allow list', () => {
  expect(() => createHttp({ allow: ['10.0.0.0/40'] })).toThrow('10.0.0.0/40')
})

test('lets another server open a name that only it knows, if the operator allows the name', async () => {
  const http = createHttp({ allow: ['kitchen-diary.example'], lookup: unknownName })
  expect(await http.problemWith('https://kitchen-diary.example/soup')).toBe(null)
  expect(await http.problemWith('https://other.example/soup')).toMatchObject({ ok: false })
  expect(await http.problemWith('ftp://kitchen-diary.example/soup')).toMatchObject({ ok: false })
})
