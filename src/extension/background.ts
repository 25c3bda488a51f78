import { extensionApi } from './extension-api.ts'

/** The page of the extension does the work. It opens beside the tab whose page the cook wants to import. */
extensionApi.action.onClicked.addListener(({ id, index }) => {
  if (id === undefined) return
  void extensionApi.tabs.create({ url: extensionApi.runtime.getURL(`send.html#${id}`), index: index + 1 })
})
