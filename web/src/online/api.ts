import { ApiClient } from '@tudor-rose/client'

/** The server of this page. A guest account that it creates gets mails and push messages in the page language. */
export const api = new ApiClient({
  url: location.origin,
  headers: () => ({ 'accept-language': document.documentElement.lang }),
})
