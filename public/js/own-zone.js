/** Until somebody chose a time zone the field holds their browser's own. */
const field = document.querySelector('[data-own-zone]')
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

if (field && timeZone) field.value = timeZone
