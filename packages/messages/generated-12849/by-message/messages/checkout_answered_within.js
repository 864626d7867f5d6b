/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Checkout_Answered_WithinInputs */

const en_ca2_checkout_answered_within = /** @type {(inputs: Checkout_Answered_WithinInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`The restaurant answers each order itself, within a minute. You pay only if it accepts.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`The restaurant answers each order itself, within ${i?.count} minutes. You pay only if it accepts.`);
	return /** @type {LocalizedString} */ ("checkout_answered_within");
};

const fr_ca2_checkout_answered_within = /** @type {(inputs: Checkout_Answered_WithinInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`Le restaurant répond lui-même à chaque commande, en une minute au plus. Vous ne payez que s’il accepte.`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`Le restaurant répond lui-même à chaque commande, en ${i?.count} minutes au plus. Vous ne payez que s’il accepte.`);
	return /** @type {LocalizedString} */ ("checkout_answered_within");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "The restaurant answers each order itself, within a minute. You pay only if it accepts." |
* | "other" | "The restaurant answers each order itself, within {count} minutes. You pay only if it accepts." |
*
* @param {Checkout_Answered_WithinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_answered_within = /** @type {((inputs: Checkout_Answered_WithinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Answered_WithinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_answered_within(inputs)
	return en_ca2_checkout_answered_within(inputs)
});