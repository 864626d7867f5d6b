/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Reminder_SubjectInputs */

const en_ca2_reminder_subject = /** @type {(inputs: Reminder_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No meal ordered yet for ${i?.date}`)
};

const fr_ca2_reminder_subject = /** @type {(inputs: Reminder_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pas encore de repas commandé pour le ${i?.date}`)
};

/**
* | output |
* | --- |
* | "No meal ordered yet for {date}" |
*
* @param {Reminder_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const reminder_subject = /** @type {((inputs: Reminder_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reminder_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_reminder_subject(inputs)
	return en_ca2_reminder_subject(inputs)
});