/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_RepeatInputs */

const en_ca2_school_repeat = /** @type {(inputs: School_RepeatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Repeat this week`)
};

const fr_ca2_school_repeat = /** @type {(inputs: School_RepeatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Répéter cette semaine`)
};

/**
* | output |
* | --- |
* | "Repeat this week" |
*
* @param {School_RepeatInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_repeat = /** @type {((inputs?: School_RepeatInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_RepeatInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_repeat(inputs)
	return en_ca2_school_repeat(inputs)
});