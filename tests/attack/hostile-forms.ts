/** Bodies that used to take minutes or exhaust the memory. */
const part = '--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'

export const manyFields = (bytes: number) => Buffer.from('a&'.repeat(bytes / 2))
export const manyParts = () => Buffer.from(`${part.repeat(200_000)}--cut--\r\n`)
export const endlessHead = () =>
  Buffer.from(`--cut\r\nContent-Disposition: form-data; name="a"${';a=b'.repeat(2_900_000)}\r\n\r\nx\r\n--cut--\r\n`)
export const multipart = { 'content-type': 'multipart/form-data; boundary=cut' }
