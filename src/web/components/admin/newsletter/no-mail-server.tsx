/** Said before anybody writes: the letter is kept, and leaves when there is a server to carry it. */
export function NoMailServer() {
  return (
    <p className="mb-5 rounded-md bg-sunk px-5 py-4">
      This site has no mail server: you can write and keep letters, but none can be sent until <code>SMTP_URL</code> is
      set.
    </p>
  )
}
