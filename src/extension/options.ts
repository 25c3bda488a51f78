import { readSiteAddress, siteOrigin, storeSiteAddress } from './site-address.ts'

const form = document.querySelector('form')
const field = document.querySelector('input')
const status = document.querySelector('#status')

if (field) field.value = readSiteAddress() ?? ''

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const origin = siteOrigin(field?.value ?? '')
  if (origin) {
    storeSiteAddress(origin)
    if (field) field.value = origin
  }
  field?.setAttribute('aria-invalid', String(!origin))
  if (status) status.textContent = origin ? 'Saved.' : 'Enter an address that starts with https:// or http://.'
})
