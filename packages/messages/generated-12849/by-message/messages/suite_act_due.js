/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Suite_Act_DueInputs */

const en_ca2_suite_act_due = /** @type {(inputs: Suite_Act_DueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`invoice due ${i?.date}`)
};

const fr_ca2_suite_act_due = /** @type {(inputs: Suite_Act_DueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`facture payable le ${i?.date}`)
};

/**
* | output |
* | --- |
* | "invoice due {date}" |
*
* @param {Suite_Act_DueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_due = /** @type {((inputs: Suite_Act_DueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_DueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_due(inputs)
	return en_ca2_suite_act_due(inputs)
});