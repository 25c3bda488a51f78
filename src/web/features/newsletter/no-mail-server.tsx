/** Warns an editor that an issue can be written, but not sent until there is a mail server. */
export function NoMailServer() {
  return (
    <p className="mb-5 rounded-md bg-sunk px-5 py-4">
      This site has no mail server. You can write issues, but not send them until <code>SMTP_URL</code> is set.
    </p>
  )
}
