/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Login_Why_RequiredInputs */

const en_ca2_login_why_required = /** @type {(inputs: Login_Why_RequiredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} takes orders with an account. Sign in, and the menu opens next.`)
};

const fr_ca2_login_why_required = /** @type {(inputs: Login_Why_RequiredInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il faut un compte pour commander chez ${i?.name}. Le menu s’ouvrira ensuite.`)
};

/**
* | output |
* | --- |
* | "{name} takes orders with an account. Sign in, and the menu opens next." |
*
* @param {Login_Why_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_why_required = /** @type {((inputs: Login_Why_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Why_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_why_required(inputs)
	return en_ca2_login_why_required(inputs)
});