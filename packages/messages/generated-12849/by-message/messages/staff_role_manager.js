/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Role_ManagerInputs */

const en_ca2_staff_role_manager = /** @type {(inputs: Staff_Role_ManagerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Manager`)
};

const fr_ca2_staff_role_manager = /** @type {(inputs: Staff_Role_ManagerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Responsable`)
};

/**
* | output |
* | --- |
* | "Manager" |
*
* @param {Staff_Role_ManagerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_role_manager = /** @type {((inputs?: Staff_Role_ManagerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Role_ManagerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_role_manager(inputs)
	return en_ca2_staff_role_manager(inputs)
});