/**
 * Returns a mail as a page of the site shows it. The browser loads pictures only from the address the page was opened
 * at, which may differ from the public address in the mail.
 */
export const mailPreview = (html: string, address: string) => html.replaceAll(` src="${address}/`, ' src="/')
