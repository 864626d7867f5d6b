/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ school: NonNullable<unknown> }} Reminder_Subject_DaysInputs */

const en_ca2_reminder_subject_days = /** @type {(inputs: Reminder_Subject_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Meals to order at ${i?.school}`)
};

const fr_ca2_reminder_subject_days = /** @type {(inputs: Reminder_Subject_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Repas à commander : ${i?.school}`)
};

/**
* | output |
* | --- |
* | "Meals to order at {school}" |
*
* @param {Reminder_Subject_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const reminder_subject_days = /** @type {((inputs: Reminder_Subject_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reminder_Subject_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_reminder_subject_days(inputs)
	return en_ca2_reminder_subject_days(inputs)
});