/** Lets a long address wrap before its "@" instead of inside a word. */
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
