import type { JobData } from '../../db/jobs/jobs.ts'
import type { App } from '../../operations/app/app.ts'
import { fetchAutomationAddress } from '../../operations/automations/fetch-address.ts'

/** Fetches one address that an automation sent. */
export const fetchAddress = (app: App, { itemId }: JobData<'fetch-automation-address'>, signal: AbortSignal) =>
  fetchAutomationAddress(app, itemId, signal)
