import { readForm } from './read-form.ts'

/** A request for pages. Pages can read its form within limits and more than once, but no other kind of body. */
export class FormRequest extends Request {
  readonly #request: Request
  readonly #visitor: string
  #form: Promise<FormData> | undefined

  constructor(request: Request, visitor = 'unknown') {
    const { url, method, headers, signal } = request
    super(url, { method, headers, signal })
    this.#request = request
    this.#visitor = visitor
  }

  override formData(): Promise<FormData> {
    this.#form ??= readForm(this.#request, this.#visitor)
    return this.#form
  }
}
