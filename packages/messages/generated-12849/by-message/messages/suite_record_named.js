/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ suite: NonNullable<unknown>, event: NonNullable<unknown> }} Suite_Record_NamedInputs */

const en_ca2_suite_record_named = /** @type {(inputs: Suite_Record_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`History of ${i?.suite}, ${i?.event}`)
};

const fr_ca2_suite_record_named = /** @type {(inputs: Suite_Record_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Historique : ${i?.suite}, ${i?.event}`)
};

/**
* | output |
* | --- |
* | "History of {suite}, {event}" |
*
* @param {Suite_Record_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_record_named = /** @type {((inputs: Suite_Record_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Record_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_record_named(inputs)
	return en_ca2_suite_record_named(inputs)
});