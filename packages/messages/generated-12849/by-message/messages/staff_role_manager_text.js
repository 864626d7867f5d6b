/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Role_Manager_TextInputs */

const en_ca2_staff_role_manager_text = /** @type {(inputs: Staff_Role_Manager_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Also refunds, reports, people and devices.`)
};

const fr_ca2_staff_role_manager_text = /** @type {(inputs: Staff_Role_Manager_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peut aussi rembourser, voir les rapports, gérer le personnel et les appareils.`)
};

/**
* | output |
* | --- |
* | "Also refunds, reports, people and devices." |
*
* @param {Staff_Role_Manager_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_role_manager_text = /** @type {((inputs?: Staff_Role_Manager_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Role_Manager_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_role_manager_text(inputs)
	return en_ca2_staff_role_manager_text(inputs)
});