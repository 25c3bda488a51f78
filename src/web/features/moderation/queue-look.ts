/** The form around a queue and its bar. It counts the selected items in CSS, so that it also counts without script. */
export const queueLook = 'group/queue [counter-reset:selected] [&_[name=ticked]:checked]:[counter-increment:selected]'
