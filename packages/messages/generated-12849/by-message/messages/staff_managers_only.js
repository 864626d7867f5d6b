/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Managers_OnlyInputs */

const en_ca2_staff_managers_only = /** @type {(inputs: Staff_Managers_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only a manager can open that page. A manager can enter their PIN first.`)
};

const fr_ca2_staff_managers_only = /** @type {(inputs: Staff_Managers_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seule une personne responsable peut ouvrir cette page. Elle peut d’abord entrer son NIP.`)
};

/**
* | output |
* | --- |
* | "Only a manager can open that page. A manager can enter their PIN first." |
*
* @param {Staff_Managers_OnlyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_managers_only = /** @type {((inputs?: Staff_Managers_OnlyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Managers_OnlyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_managers_only(inputs)
	return en_ca2_staff_managers_only(inputs)
});