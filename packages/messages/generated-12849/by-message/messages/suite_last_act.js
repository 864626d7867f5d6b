/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ by: NonNullable<unknown>, when: NonNullable<unknown> }} Suite_Last_ActInputs */

const en_ca2_suite_last_act = /** @type {(inputs: Suite_Last_ActInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Last changed by ${i?.by}, ${i?.when}`)
};

const fr_ca2_suite_last_act = /** @type {(inputs: Suite_Last_ActInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dernière modification par ${i?.by}, ${i?.when}.`)
};

/**
* | output |
* | --- |
* | "Last changed by {by}, {when}" |
*
* @param {Suite_Last_ActInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_last_act = /** @type {((inputs: Suite_Last_ActInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Last_ActInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_last_act(inputs)
	return en_ca2_suite_last_act(inputs)
});