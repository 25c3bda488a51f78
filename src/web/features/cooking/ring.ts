let audio: AudioContext | undefined

/** Unlocks sound. Browsers allow it only after a press, such as the one that starts a timer. */
export function prepareSound() {
  try {
    audio ??= new AudioContext()
    void audio.resume().catch(() => undefined)
  } catch {
    // Without sound, the timer still shows and vibrates.
  }
}

/** Rings once: three short tones and a vibration. */
export function ring() {
  // Chromium refuses it before the first tap on a page, and logs an error.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([250, 120, 250])
  if (audio?.state !== 'running') return
  for (const [place, pitch] of [880, 660, 880].entries()) {
    const [from, tone, volume] = [audio.currentTime + place * 0.24, audio.createOscillator(), audio.createGain()]
    tone.frequency.value = pitch
    // A sudden start or end would click.
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.35, from + 0.02)
    volume.gain.linearRampToValueAtTime(0, from + 0.2)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.21)
  }
}

/** Asks once whether notifications are allowed. A refusal changes nothing else. */
export function askForNotifications() {
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission().catch(() => undefined)
}

/** Shows a notification while the page is hidden. Android allows them only to service workers, so it may refuse. */
export function notify(title: string) {
  if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted')
    return
  try {
    const shown = new Notification(title, { tag: title })
    shown.addEventListener('click', () => window.focus())
  } catch {
    // The timer rings anyway.
  }
}
