/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Role_CounterInputs */

const en_ca2_staff_role_counter = /** @type {(inputs: Staff_Role_CounterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Counter`)
};

const fr_ca2_staff_role_counter = /** @type {(inputs: Staff_Role_CounterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir`)
};

/**
* | output |
* | --- |
* | "Counter" |
*
* @param {Staff_Role_CounterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_role_counter = /** @type {((inputs?: Staff_Role_CounterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Role_CounterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_role_counter(inputs)
	return en_ca2_staff_role_counter(inputs)
});