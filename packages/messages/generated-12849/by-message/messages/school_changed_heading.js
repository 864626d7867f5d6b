/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Changed_HeadingInputs */

const en_ca2_school_changed_heading = /** @type {(inputs: School_Changed_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed since you last looked`)
};

const fr_ca2_school_changed_heading = /** @type {(inputs: School_Changed_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changé depuis votre dernière visite`)
};

/**
* | output |
* | --- |
* | "Changed since you last looked" |
*
* @param {School_Changed_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_changed_heading = /** @type {((inputs?: School_Changed_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Changed_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_changed_heading(inputs)
	return en_ca2_school_changed_heading(inputs)
});