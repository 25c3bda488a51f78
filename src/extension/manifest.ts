export const extensionBrowsers = ['chromium', 'firefox'] as const
export type ExtensionBrowser = (typeof extensionBrowsers)[number]

export const iconSizes = [16, 32, 48, 128] as const

const icons = Object.fromEntries(iconSizes.map((size) => [size, `icon-${size}.png`]))

/** Returns the manifest (version 3). The two browsers differ in how the background script is declared. */
export function extensionManifest(browser: ExtensionBrowser, version: string) {
  return {
    manifest_version: 3,
    name: 'Marshmallow Kitchen: import this recipe',
    short_name: 'Import this recipe',
    description: 'Sends the recipe page you have open to your own recipe site.',
    version,
    icons,
    action: { default_title: 'Import this recipe', default_icon: icons },
    // The page is readable only after a click on the button, and only that page.
    permissions: ['activeTab', 'scripting'],
    options_ui: { page: 'options.html', open_in_tab: true },
    // Firefox's own policy would change http to https, so a site on a home network would not be reached.
    content_security_policy: { extension_pages: "default-src 'self'; object-src 'none'" },
    ...(browser === 'chromium'
      ? { background: { service_worker: 'background.js', type: 'module' }, minimum_chrome_version: '111' }
      : {
          background: { scripts: ['background.js'], type: 'module' },
          browser_specific_settings: {
            gecko: {
              id: 'import@marshmallow-kitchen.invalid',
              strict_min_version: '121.0',
              data_collection_permissions: { required: ['websiteContent'] },
            },
          },
        }),
  }
}
