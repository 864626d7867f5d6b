/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Staff_SelfInputs */

const en_ca2_refusal_staff_self = /** @type {(inputs: Refusal_Staff_SelfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another manager has to change this for you.`)
};

const fr_ca2_refusal_staff_self = /** @type {(inputs: Refusal_Staff_SelfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Demandez à une autre personne responsable de le changer pour vous.`)
};

/**
* | output |
* | --- |
* | "Another manager has to change this for you." |
*
* @param {Refusal_Staff_SelfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_staff_self = /** @type {((inputs?: Refusal_Staff_SelfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Staff_SelfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_staff_self(inputs)
	return en_ca2_refusal_staff_self(inputs)
});