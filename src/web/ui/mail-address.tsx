/** Lets a long address wrap before its "@" rather than within a word. */
export function MailAddress({ address }: { address: string }) {
  const joint = Math.max(0, address.lastIndexOf('@'))
  return (
    <>
      {address.slice(0, joint)}
      <wbr />
      {address.slice(joint)}
    </>
  )
}
