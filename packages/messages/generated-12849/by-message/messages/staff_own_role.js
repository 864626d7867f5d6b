/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Own_RoleInputs */

const en_ca2_staff_own_role = /** @type {(inputs: Staff_Own_RoleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another manager has to change this role.`)
};

const fr_ca2_staff_own_role = /** @type {(inputs: Staff_Own_RoleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une autre personne responsable doit changer ce rôle.`)
};

/**
* | output |
* | --- |
* | "Another manager has to change this role." |
*
* @param {Staff_Own_RoleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_own_role = /** @type {((inputs?: Staff_Own_RoleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Own_RoleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_own_role(inputs)
	return en_ca2_staff_own_role(inputs)
});