/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_SwitchInputs */

const en_ca2_staff_switch = /** @type {(inputs: Staff_SwitchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to another restaurant`)
};

const fr_ca2_staff_switch = /** @type {(inputs: Staff_SwitchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passer à un autre restaurant`)
};

/**
* | output |
* | --- |
* | "Go to another restaurant" |
*
* @param {Staff_SwitchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_switch = /** @type {((inputs?: Staff_SwitchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_SwitchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_switch(inputs)
	return en_ca2_staff_switch(inputs)
});