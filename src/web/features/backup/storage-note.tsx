interface StorageNoteProps {
  /** The folder of the backups. */
  folder: string
  /** True if the backups are on the same disk as the site. */
  isOnOwnDisk: boolean
}

/** Says where the backups are, and what it takes to read them. */
export function StorageNote({ folder, isOnOwnDisk }: StorageNoteProps) {
  return (
    <p className="max-w-[70ch] text-ink-soft">
      Backups are stored in <code>{folder}</code>
      {isOnOwnDisk ? (
        <>
          , on the same disk as the site. Download them, copy them elsewhere every night, or name another folder with{' '}
          <code>BACKUP_DIR</code>.
        </>
      ) : (
        '.'
      )}{' '}
      They contain addresses and password hashes, but no sessions. Service keys and two-step verification secrets in
      them are encrypted: store <code>SECRET_KEY</code>, or the file <code>secret-key</code> in <code>DATA_DIR</code>,
      somewhere else too. They can’t be read without it.
    </p>
  )
}
