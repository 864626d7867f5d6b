/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_OnceInputs */

const en_ca2_staff_key_once = /** @type {(inputs: Staff_Key_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy it now and put it where only that system reads it. It won’t be shown again.`)
};

const fr_ca2_staff_key_once = /** @type {(inputs: Staff_Key_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copiez-la maintenant et placez-la là où seul ce système la lit. Elle ne sera plus affichée.`)
};

/**
* | output |
* | --- |
* | "Copy it now and put it where only that system reads it. It won’t be shown again." |
*
* @param {Staff_Key_OnceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_once = /** @type {((inputs?: Staff_Key_OnceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_OnceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_once(inputs)
	return en_ca2_staff_key_once(inputs)
});