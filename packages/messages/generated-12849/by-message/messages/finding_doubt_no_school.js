/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_SchoolInputs */

const en_ca2_finding_doubt_no_school = /** @type {(inputs: Finding_Doubt_No_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has no effect: rotations are for schools.`)
};

const fr_ca2_finding_doubt_no_school = /** @type {(inputs: Finding_Doubt_No_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est sans effet, car les rotations sont pour les écoles.`)
};

/**
* | output |
* | --- |
* | "This has no effect: rotations are for schools." |
*
* @param {Finding_Doubt_No_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_school = /** @type {((inputs?: Finding_Doubt_No_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_school(inputs)
	return en_ca2_finding_doubt_no_school(inputs)
});