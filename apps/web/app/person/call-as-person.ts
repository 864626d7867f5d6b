/** The code of a session that has expired or was revoked. api#session-expired. */
const SESSION_EXPIRED = 201;

/** Makes a call from the page; where the answer is that the session has ended, the page is left as a signed-out one. people#expired. */
export async function callAsPerson(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 401) {
    const { code } = (await response.clone().json()) as { readonly code?: unknown };
    if (code === SESSION_EXPIRED) leaveAsExpired();
  }
  return response;
}

/**
 * Signs out, and leads to the sign-in: a form that is posted, as the button for signing out posts one, so that all that a page holds
 * goes with it.
 */
function leaveAsExpired(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/logout";
  const fields = { reason: "expired", back: location.pathname + location.search };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
