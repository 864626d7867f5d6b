/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ school: NonNullable<unknown> }} Reminder_TextInputs */

const en_ca2_reminder_text = /** @type {(inputs: Reminder_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nothing is ordered yet at ${i?.school} for at least one of your children.`)
};

const fr_ca2_reminder_text = /** @type {(inputs: Reminder_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.school} : rien n’est encore commandé pour au moins un de vos enfants.`)
};

/**
* | output |
* | --- |
* | "Nothing is ordered yet at {school} for at least one of your children." |
*
* @param {Reminder_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const reminder_text = /** @type {((inputs: Reminder_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reminder_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_reminder_text(inputs)
	return en_ca2_reminder_text(inputs)
});