/** A long address is broken where it has a joint, before it breaks within a word. */
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
