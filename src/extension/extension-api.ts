/** The part of the browser's API that the extension uses. Firefox and Chromium agree on these calls. */
interface ExtensionApi {
  action: { onClicked: { addListener(listener: (tab: { id?: number; index: number }) => void): void } }
  runtime: { getURL(path: string): string; openOptionsPage(): Promise<void> }
  scripting: {
    executeScript<Result>(injection: {
      target: { tabId: number }
      func: () => Result
    }): Promise<Array<{ result?: Result }>>
  }
  tabs: { create(tab: { url: string; index: number }): Promise<unknown> }
}

const browsers = globalThis as unknown as { browser?: ExtensionApi; chrome: ExtensionApi }

/** Firefox calls it `browser`, and Chromium `chrome`. */
export const extensionApi = browsers.browser ?? browsers.chrome
