/** Text that doctors wrote in the editor. Its HTML has been sanitised on the server. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
