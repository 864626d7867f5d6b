/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Secret_OnceInputs */

const en_ca2_staff_hook_secret_once = /** @type {(inputs: Staff_Hook_Secret_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Give it to the other system, which checks with it that a message is really from here. It won’t be shown again.`)
};

const fr_ca2_staff_hook_secret_once = /** @type {(inputs: Staff_Hook_Secret_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Donnez-le à l’autre système, qui vérifie ainsi qu’un message vient bien d’ici. Il ne sera plus affiché.`)
};

/**
* | output |
* | --- |
* | "Give it to the other system, which checks with it that a message is really from here. It won’t be shown again." |
*
* @param {Staff_Hook_Secret_OnceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_secret_once = /** @type {((inputs?: Staff_Hook_Secret_OnceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Secret_OnceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_secret_once(inputs)
	return en_ca2_staff_hook_secret_once(inputs)
});