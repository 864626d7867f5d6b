/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Issue_CodeInputs */

const en_ca2_staff_act_issue_code = /** @type {(inputs: Staff_Act_Issue_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Got a new code for`)
};

const fr_ca2_staff_act_issue_code = /** @type {(inputs: Staff_Act_Issue_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nouveau code pour`)
};

/**
* | output |
* | --- |
* | "Got a new code for" |
*
* @param {Staff_Act_Issue_CodeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_issue_code = /** @type {((inputs?: Staff_Act_Issue_CodeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Issue_CodeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_issue_code(inputs)
	return en_ca2_staff_act_issue_code(inputs)
});