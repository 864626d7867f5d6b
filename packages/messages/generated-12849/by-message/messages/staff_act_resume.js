/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_ResumeInputs */

const en_ca2_staff_act_resume = /** @type {(inputs: Staff_Act_ResumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Resumed orders`)
};

const fr_ca2_staff_act_resume = /** @type {(inputs: Staff_Act_ResumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes reprises`)
};

/**
* | output |
* | --- |
* | "Resumed orders" |
*
* @param {Staff_Act_ResumeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_resume = /** @type {((inputs?: Staff_Act_ResumeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_ResumeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_resume(inputs)
	return en_ca2_staff_act_resume(inputs)
});